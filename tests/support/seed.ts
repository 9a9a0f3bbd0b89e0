/**
 * What a landing is held against is the same each time: the properties draw the same boards. `ETUI_SEED=new` draws new
 * ones, `ETUI_SEED=7` those of a seed (`npm run properties` draws new ones).
 */
import fc from 'fast-check';

const asked = process.env['ETUI_SEED'] ?? '2017';
if (asked !== 'new') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(asked) });
