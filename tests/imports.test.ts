/** The direction of imports (design: "Layout and direction"): one way, no step back. */
import { describe, expect, it } from 'vitest';
import { type Import, importsOf, isSource, readText, repositoryFiles } from './support/sources.ts';

type Layer = 'domain' | 'projections' | 'replay' | 'wire' | 'words' | 'store' | 'formats';

interface Rule {
  readonly layers: readonly string[];
  readonly packages: readonly string[];
  readonly node: boolean;
}
const RULES: Readonly<Record<Layer, Rule>> = {
  domain: { layers: ['domain'], packages: ['fp-ts'], node: false },
  projections: { layers: ['domain', 'projections'], packages: ['fp-ts'], node: false },
  replay: { layers: ['domain', 'projections', 'replay'], packages: ['fp-ts'], node: false },
  wire: { layers: ['domain', 'wire'], packages: ['fp-ts', 'io-ts'], node: false },
  words: { layers: ['domain', 'words'], packages: [], node: false },
  formats: { layers: ['domain', 'wire', 'formats'], packages: ['fp-ts', 'io-ts'], node: false },
  store: { layers: ['domain', 'wire', 'store'], packages: ['fp-ts', 'io-ts', '*'], node: true },
};
const layerOf = (path: string): string => path.split('/')[0] ?? '';
const isOurs = (address: string): boolean => /\.(tsx?|json)$/.test(address);
const isLawFile = (path: string): boolean => path.startsWith('domain/laws/law-');
const isLayer = (name: string): name is Layer => Object.hasOwn(RULES, name);

/** Why an import runs the wrong way; undefined where it does not. */
const complaint = (found: Import): string | undefined => {
  const layer = layerOf(found.from);
  if (!isLayer(layer)) return undefined;
  const rule = RULES[layer];
  const says = (why: string): string => `${found.from} imports ${found.to}: ${why}`;
  if (found.to.startsWith('node:')) return rule.node ? undefined : says(`${layer} knows no machine`);
  if (!isOurs(found.to)) {
    const known = rule.packages.some((name) => name === '*' || found.to === name || found.to.startsWith(`${name}/`));
    return known ? undefined : says(`${layer} uses ${rule.packages.join(', ') || 'no package'} only`);
  }
  if (layer === 'replay' && found.to === 'store/port.ts' && found.typeOnly) return undefined;
  if (layer === 'words' && layerOf(found.to) === 'domain' && !found.typeOnly) return says('words takes types only');
  if (isLawFile(found.from) && isLawFile(found.to)) return says('law files do not import each other');
  return rule.layers.includes(layerOf(found.to)) ? undefined : says(`${layer} imports ${rule.layers.join(', ')} only`);
};

const sources = repositoryFiles().filter(isSource);
const imports = new Map(sources.map((path) => [path, importsOf(path, readText(path))]));

/** Everything that runs when a file is loaded: types are gone by then. */
const reachableFrom = (start: string): ReadonlySet<string> => {
  const seen = new Set<string>();
  const todo = [start];
  for (let path = todo.pop(); path !== undefined; path = todo.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    for (const found of imports.get(path) ?? []) if (!found.typeOnly) todo.push(found.to);
  }
  return seen;
};

describe('the direction of imports', () => {
  it('no arrow runs the wrong way', () => {
    expect([...imports.values()].flat().flatMap((found) => complaint(found) ?? [])).toEqual([]);
  });

  it('nothing imports app but app itself and the tests', () => {
    const wrong = [...imports.values()]
      .flat()
      .filter((found) => layerOf(found.to) === 'app' && isOurs(found.to))
      .filter((found) => !['app', 'tests', 'properties', 'bench'].includes(layerOf(found.from)));
    expect(wrong).toEqual([]);
  });

  it('the public library reaches no node module', () => {
    const reached = [...reachableFrom('index.ts')].filter((path) => path.startsWith('node:'));
    expect(reached).toEqual([]);
  });

  it.each([
    ['domain/x.ts', "import { y } from '../projections/y.ts';"],
    ['domain/x.ts', "import * as t from 'io-ts';"],
    ['domain/laws/law-27.ts', "import { a } from './law-31.ts';"],
    ['projections/x.ts', "import { readFileSync } from 'node:fs';"],
    ['projections/x.ts', "export { fold } from '../replay/fold.ts';"],
    ['replay/x.ts', "import { port } from '../store/port.ts';"],
    ['words/en.ts', "import { seatName } from '../domain/seat.ts';"],
    ['formats/pbn/x.ts', "const late = await import('../../app/cli/main.ts');"],
    ['wire/x.ts', "import 'node:crypto';"],
  ])('%s may not say %s', (from, text) => {
    expect(importsOf(from, text).map(complaint)).toEqual([expect.stringContaining(from)]);
  });

  it.each([
    ['replay/x.ts', "import type { Port } from '../store/port.ts';"],
    ['words/en.ts', "import type { FindingCode } from '../domain/finding.ts';"],
    ['domain/laws/lawbook.ts', "import { law27 } from './law-27.ts';"],
    ['domain/deal.ts', "import * as E from 'fp-ts/lib/Either.js';"],
  ])('%s may say %s', (from, text) => {
    expect(importsOf(from, text).map(complaint)).toEqual([undefined]);
  });
});
