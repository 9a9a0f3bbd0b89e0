/** English: Laws 1 to 16, 23, 40, 72 to 76, in our own words. */
import type { GENERAL } from './paragraphs.ts';

export const enGeneral: Readonly<Record<keyof typeof GENERAL, string>> = {
  '1': 'A pack has fifty-two cards in four suits; in each the ace ranks highest and the two lowest.',
  '2': 'The number of the board gives dealer and vulnerability.',
  '6': 'The cards are shuffled and dealt thirteen to each hand.',
  '7B2':
    'Each player counts his cards face down, then looks at them, before he calls. Who does not becomes an offender where his hand was wrong.',
  '9A1': 'Any player may draw attention to an irregularity in the auction; in the play declarer and the defenders may.',
  '9A3': 'Any player, dummy too, may try to prevent an irregularity (dummy within the limits of Laws 42 and 43).',
  '2007:9A4': 'Nobody has to point out an irregularity of his own side.',
  '2017:9A4': 'Dummy may not draw attention to an irregularity before the play is over.',
  '2017:9A5': 'Nobody has to point out an irregularity of his own side.',
  '9B1': 'Once attention has been drawn the director is called, by anybody. Calling him costs no right.',
  '9B2':
    'Nobody acts further until the director has explained everything about rectification. A call or card all the same may still be an acceptance.',
  '9C': 'An irregularity put right by the offender before the director comes may lead to further rectification.',
  '10A': 'Only the director may impose or waive a rectification; what players settle among themselves does not bind.',
  '10B': 'The director may let stand, or cancel, what the players settled without him.',
  '10C':
    'The director explains all options. Who has the choice makes it without consulting partner, and may choose what suits him best.',
  '2007:11A':
    'A side that acts before the director is called may forfeit the rectification, above all where it could gain by its opponents not knowing the law.',
  '2017:11A':
    'As before, but where a side gained by an action of opponents who did not know the law, only that side’s score is adjusted.',
  '12A':
    'The director may adjust a score where no law gives redress for the kind of offence, where normal play is no longer possible, or where a wrong rectification was given.',
  '12B1':
    'The aim is redress of damage: what the innocent side has lost against what it could expect just before the irregularity.',
  '12B2': 'A score is not adjusted because a rectification of the Laws seems too hard or too soft.',
  '12C1a': 'Where a result was obtained, an assigned score takes its place.',
  '2007:12C1b':
    'The part of the damage that a side brought on itself by a serious error or a wild or gambling action is not redressed; the offenders get what their offence deserves.',
  '2017:12C1b':
    'The assigned score should come as near as can be to the probable result had there been no irregularity.',
  '12C1c':
    'An assigned score may weigh several possible results by their probabilities; in 2017 only results that could be reached lawfully.',
  '12C1d': 'Where too many results are possible, or none is clear, the director gives an artificial score.',
  '2017:12C1e':
    'The part of the damage that a side brought on itself by an extremely serious error unrelated to the irregularity, or by a gamble, is not redressed.',
  '12C2a':
    'No result possible: at most 40 % for a side at fault, 50 % where partly at fault, at least 60 % where not at fault.',
  '2007:13A':
    'A player with a wrong number of cards has called, and the deal can be played when put right: no call changes, the score may be adjusted later.',
  '2007:13B': 'Otherwise the score is adjusted, and the offender may be penalized.',
  '2007:13C': 'Found after the play: the result is cancelled and the score adjusted.',
  '2007:13D1':
    'No player with a wrong hand has called and nobody has seen another’s card: the deal is put right and played.',
  '2007:13D2':
    'A card was seen: the director lets the board be played where that is harmless, and adjusts the score where it is not.',
  '2007:13E':
    'What is learnt from cards being moved by the director is unauthorized for the partner of the wrong hand.',
  '2007:13F':
    'A card of another pack is removed; only where it was played to a quitted trick the score may be adjusted.',
  '2017:13A1':
    'No player with a wrong hand has called and nobody has seen another’s card: the deal is put right and played.',
  '2017:13A2': 'A card was seen: the board is played, and the score adjusted where it mattered.',
  '2017:13B1':
    'A player with a wrong hand has called, and the board can be played as it stands: it is played, and the score may be adjusted.',
  '2017:13B2': 'It cannot be played so: the score is adjusted.',
  '2017:13C': 'A card of another pack is removed; the score is adjusted only where it was played to a quitted trick.',
  '2017:13D': 'Found after the play: the result is cancelled and the score adjusted.',
  '14A':
    'A hand is short before the lead is faced, no other has too many: the card is found or replaced, and the calls stand.',
  '14B1':
    'Found later: the missing card is looked for among the played ones and elsewhere; found in a trick it falls under Law 67.',
  '14B4':
    'Put back, the card counts as having been in the hand all along: it may be a penalty card, and not having played it may be a revoke.',
  '14C': 'That a card was put back is unauthorized information for the partner.',
  '2007:15A': 'A board not meant for these players was played: the score stands if neither pair had played it before.',
  '2007:15C':
    'Found during the auction: it is cancelled and made again with the right pair; any call that differs cancels the board.',
  '2017:15A':
    'A call on the cards of another board is cancelled with all later ones. Partner has called since: the score is adjusted. Else the player looks at the right hand and calls.',
  '2017:15B1': 'A board that one of the four has played before is cancelled for both sides.',
  '2017:15B2': 'Nobody has played it before: auction and play are finished and the score stands.',
  '16A':
    'A player may use what he learns from legal calls and plays, from irregular ones that were accepted, from the Laws and regulations, and what he knew before he took his cards.',
  '16A4': 'Damage from the use of other information: the director adjusts the score.',
  '16B1a':
    'A remark, question, answer, alert, tempo or manner of partner’s: among logical alternatives he may not choose one that it could suggest. The opponents may use it.',
  '16B1b':
    'A logical alternative is an action that a significant proportion of players of that class, with those methods, would seriously consider, and some would choose.',
  '16B2':
    'A player may reserve his rights when he thinks unauthorized information was passed (where the authority allows it); the opponents call the director if they contest the facts.',
  '16B3':
    'A player who believes that a suggested action was chosen calls the director when the play ends; calling earlier or later is no offence.',
  '2007:16C1': 'A player who learns something about a board from outside tells the director at once.',
  '2007:16C2':
    'Before the first call the director may turn the seats, have a new deal, let the board be played ready to adjust, or give an artificial score.',
  '2007:16C3': 'After the first call the board is played on, and the score adjusted where it mattered.',
  '2007:16D1': 'Whatever a withdrawn call or card tells, own or opponents’, is authorized for the non-offending side.',
  '2007:16D2': 'What withdrawn actions tell, the opponents’ included, is unauthorized for the offending side.',
  '2017:16C1': 'Whatever a withdrawn call or card tells, own or opponents’, is authorized for the non-offending side.',
  '2017:16C2':
    'What withdrawn actions tell, the opponents’ included, is unauthorized for the offending side, except where 27B1a or a comparable call lifts this.',
  '2017:16D1': 'A player who learns something about a board from outside tells the director at once.',
  '2017:16D2':
    'Before the first call the director may turn the seats, have a new deal, let the board be played ready to adjust, or give an adjusted score.',
  '2017:16D3': 'After the first call the board is played on, or the director gives an adjusted score.',
  '2007:23':
    'An offender who could have known that his irregularity might well damage the other side: play goes on, then the director adjusts the score where his side gained.',
  '2017:23A':
    'A call is comparable to the withdrawn one if it means the same or something similar, defines part of its meanings, or has the same purpose.',
  '2017:23B':
    'After a comparable call there is no further rectification, and the withdrawn call is information for all.',
  '2017:23C': 'If the offending side gained by help of its first call all the same, the director assigns a score.',
  '40A3': 'Any call or play may be made without notice if it rests on no hidden understanding.',
  '40B': 'The authority regulates special understandings; damage from concealed ones is redressed.',
  '72B1': 'Nobody may break a law on purpose, not even if he is ready to accept the rectification.',
  '2017:72C':
    'An offender who could have known that his irregularity might well damage the other side: play goes on, then the director adjusts the score where his side gained.',
  '73C': 'A player with unauthorized information from partner avoids taking any advantage of it.',
  '73D1':
    'Players keep a steady tempo; a variation is no offence in itself, and an opponent draws conclusions at his own risk.',
  '2007:73F':
    'An innocent player misled by an opponent who had no good bridge reason, and could have known that it would pay: the score is adjusted.',
  '2017:73E2':
    'An innocent player misled by an opponent without a demonstrable bridge reason, who could have known that it might pay: the score is adjusted.',
  '75': 'A wrong explanation is misinformation and redressed; a wrong call rightly explained is not. Without evidence the explanation counts as wrong.',
};
