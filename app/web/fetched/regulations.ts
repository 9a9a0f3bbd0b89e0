/** The regulations themselves, as one script. */
export { isHeld, isMute, screens, screensOnActs } from '../../../domain/regulations/screens.ts';
export { asACall, trayOnActs } from '../../../domain/regulations/tray.ts';
