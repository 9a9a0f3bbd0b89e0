/** English: the federation's screen regulations, in our own words. */
import type { SCREENS } from './paragraphs.ts';

export const enScreens: Readonly<Record<keyof typeof SCREENS, string>> = {
  'screens 1.1':
    'The screen stands from north-west to south-east: North and East on one side, South and West on the other. The tray starts on the dealer’s side.',
  'screens 1.2':
    'The screen stands the wrong way, noticed after a side has begun its auction period: the board is played so.',
  'screens 2.1':
    'A call is made when its card lies on the tray and was released on purpose. Picking up all one’s cards, to store them, is a pass.',
  'screens 2.2': 'North or South moves the tray, with the consent of the screen-mate.',
  'screens 2.3':
    'After the final pass the cards are put away; the lead is made, preferably face down, and a defender raises the aperture.',
  'screens 3.1.1': 'The auction is reviewed by looking at the cards; who cannot see them asks his screen-mate.',
  'screens 3.1.2': 'During the auction explanations are asked of the screen-mate and given by him, in writing.',
  'screens 3.2':
    'During the play questions are asked in writing, of the opponent on the same side, with the aperture shut.',
  'screens 4.1': 'What is heard across the screen is unauthorized for the maker’s side and authorized for the other.',
  'screens 4.2':
    'A defender who passes an explanation on, or informs partner by asking: the director may adjust the score (16).',
  'screens 5.1': 'Dummy may be the first to point out a defender’s card exposed too early, and nothing else.',
  'screens 5.2': 'Wrong numbers of cards: an artificial score only if the call has crossed the screen.',
  'screens 5.3': 'Law 20 applies as these regulations say.',
  'screens 5.4.1':
    'An irregular call before the tray has moved: the screen-mate may draw attention; it is corrected without rectification and cannot be accepted.',
  'screens 5.4.2.1':
    'The tray was moved by North or South before correction: both sides are at fault; the tray goes back and the call is corrected without rectification.',
  'screens 5.4.2.2':
    'East or West erred and moved the tray himself: the ordinary law applies as if there were no screen.',
  'screens 5.4.2.3':
    'Nobody spoke and the tray is back: the auction goes on as it is; an inadmissible call falls under Laws 36 to 39.',
  'screens 5.4.2.4': 'What withdrawn calls tell is unauthorized for the maker’s side and authorized for the other.',
  'screens 6.1': 'A slip is changed as in Law 25A.',
  'screens 6.2':
    'A legal call made on purpose and changed: the change is cancelled, the first call stands, and LHO may not accept the second.',
  'screens 7.1': 'The maker of a call that must be alerted alerts his own screen-mate.',
  'screens 7.2':
    'When the tray has passed, his partner alerts on the other side; the alerter sees to it that the alert is noticed.',
  'screens 8': 'The screen-mate tries to prevent an opening lead out of turn.',
  'screens 8a': 'Face down, the screen opened: the lead may be taken back without penalty.',
  'screens 8b': 'Face up, the aperture not raised: the lead goes back without penalty.',
  'screens 8c': 'Face up, the aperture raised by the leader or his partner: Law 54 applies in full.',
  'screens 8d':
    'Face up, the aperture raised by declarer’s side: the lead goes back without penalty and cannot be accepted (47E1).',
  'screens 9': 'Who can restore the normal tempo, by waiting before he calls or before he moves the tray, does right.',
  'screens WBF':
    'The world federation’s regulations, from memory: an irregular call passed across by the screen-mate is accepted where LHO could accept it; a lead out of turn is accepted when declarer’s side opens the aperture.',
  'screens 10': 'Spectators may not see both sides of the screen.',
};
