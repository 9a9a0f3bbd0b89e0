/** English: Laws 61 to 71 and 77 to 92, in our own words. */
import type { END } from './paragraphs.ts';

export const enEnd: Readonly<Record<keyof typeof END, string>> = {
  '61A':
    'A revoke is not following suit when able, or not leading or playing, when able, a card or suit that a law or an opponent’s option requires.',
  '61B1': 'Declarer may ask a defender whether he has none of the suit.',
  '61B2a': 'Dummy may ask declarer.',
  '61B2b': 'Dummy may not ask a defender.',
  '61B3': 'Defenders may ask declarer, and each other unless the authority forbids it.',
  '61C': 'Claiming that there was a revoke gives no right to look at quitted tricks.',
  '2007:62A': 'A player who becomes aware of his revoke before it is established must correct it.',
  '2017:62A': 'When attention is drawn to a revoke before it is established, it must be corrected.',
  '62B1': 'A defender’s card from his hand becomes a major penalty card, and he plays a legal one.',
  '62B2':
    'A card of declarer or dummy, or a defender’s card already face up, is replaced without further rectification.',
  '62C1':
    'Each player of the other side may take back the card that he played after the revoke and before attention; what it told is authorized for his side.',
  '62C2':
    'If one did, the next player of the offending side may take his back too; a defender’s becomes a penalty card.',
  '2017:62C3':
    'Both sides revoked on a trick, and only one has played to the next: both are corrected, and defenders’ cards become penalty cards.',
  '62D1':
    'A revoke on the twelfth trick is corrected even if established, as long as the four hands are not back in the board; no trick is transferred.',
  '2007:62D2':
    'A defender revoked on the twelfth trick before his partner’s turn: partner may not choose a play that the card seen could suggest.',
  '2017:62D2': 'A defender revoked on the twelfth trick before his partner’s turn: 16C applies to partner’s choice.',
  '63A1': 'A revoke is established when the offender or his partner leads or plays to the next trick, legally or not.',
  '63A2': 'It is established when either of them names or designates a card for the next trick.',
  '2007:63A3': 'It is established when a member of the offending side makes a claim or concession or agrees to one.',
  '2017:63A3': 'It is established when a member of the offending side makes a claim or concession.',
  '2017:63A4': 'It is established when the offending side has agreed to an opponent’s claim or concession (69A).',
  '63B': 'An established revoke is not corrected: the trick stands, save under 62D1.',
  '64A1': 'The revoker himself won the trick: it goes to the other side, with one more if his side won a later one.',
  '64A2': 'He did not, but his side won that trick or a later one: one trick goes to the other side.',
  '64B1': 'The offending side won neither the trick nor a later one: none is transferred.',
  '2007:64B2': 'A later revoke in the same suit by the same player: none is transferred; 64C may apply.',
  '2017:64B2':
    'A later revoke in the same suit by the same player, the first one established: none is transferred; 64C2a may apply.',
  '2007:64B3': 'The card that was due lay face up on the table, or in dummy: none is transferred; 64C may apply.',
  '2017:64B3': 'The card that was due was a penalty card, or one of dummy: none is transferred; 64C may apply.',
  '64B4': 'Attention first drawn when a member of the other side had called on the next board: none is transferred.',
  '64B5': 'Attention first drawn when the round was over: none is transferred.',
  '64B6': 'A revoke on the twelfth trick: none is transferred.',
  '2007:64B7': 'Both sides revoked on the board: none is transferred.',
  '2017:64B7': 'Both sides revoked on the board, and both revokes became established: none is transferred.',
  '2017:64B8': 'Corrected under 62C3: none is transferred.',
  '2007:64C': 'The other side is still worse off than without the revoke: the director adjusts the score.',
  '2017:64C1': 'The other side is still worse off than without the revoke: the director adjusts the score.',
  '2017:64C2a':
    'Repeated revokes by one player in one suit: the score is adjusted if without the later ones the other side would have made more.',
  '2017:64C2b':
    'Both sides revoked and both were established: the director adjusts to the likely result without any revoke.',
  '65': 'Quitted cards lie in order and point to the side that won; who mixes his loses credit in disputes.',
  '65B3':
    'Declarer may have a card pointed wrongly put right at any time, dummy and defenders only until the next lead.',
  '66': 'The last trick may be looked at until one’s side has played to the next; later tricks only as the director says.',
  '67A': 'A missing or extra card found before both sides have played to the next trick is put right at once.',
  '67B1a':
    'Found later, a card is missing: the offender adds one of the suit led if he has it; he counts as having revoked, for one trick.',
  '67B1b': 'He has none of the suit: he adds any card, and it counts as a revoke for one trick.',
  '67B2':
    'Found later, a card too many: it goes back and counts as having been in the hand, so that it may have made a revoke.',
  '68A':
    'A statement that a side wins a number of tricks, suggesting to stop, or showing the hand, is a claim, about the tricks other than the one in progress.',
  '68B1': 'A statement that a side loses a number of tricks is a concession, and a claim of the rest.',
  '2007:68B2':
    'A defender’s partner objects at once: there is no concession, play goes on, and cards shown are no penalty cards.',
  '2017:68B2':
    'A defender’s partner objects at once: there is neither concession nor claim, play goes on, and cards shown are no penalty cards.',
  '2007:68D': 'After a claim play stops; what is played later is void, and a doubt goes to the director (70).',
  '2017:68D1': 'After a claim play stops.',
  '2017:68D2':
    'The director is called and decides (70); or at the request of the non-claimer and with all four agreeing play goes on, and the claim is void.',
  '69A':
    'A claim is agreed when a side assents and objects neither before the end of the round nor before it calls on a later board.',
  '69B':
    'An agreement may be withdrawn within the correction period for a trick that the side won or would likely have won.',
  '70A':
    'The director decides a contested claim as fairly as he can to both sides, any doubt going against the claimer.',
  '70B': 'The claim is repeated, all hands are faced, and the objections are heard.',
  '70C':
    'A trump is out, the claimer said nothing of it and may not have known, and a normal play loses to it: the trick goes to the opponents.',
  '70D': 'The claimer may not take a new line that he did not state, if another normal one is worse.',
  '70E':
    'A line that depends on finding a card in one hand is not allowed unless an opponent had shown out or any normal play would find it.',
  '71': 'A concession is cancelled, within the correction period, for a trick already won or that no normal play could lose.',
  '77': 'The table of scores: tricks, overtricks, undertricks, bonuses, by vulnerability and doubling.',
  '79A':
    'The sides agree on the number of tricks before the cards go back; a trick not won may not be taken knowingly.',
  '79B': 'A dispute afterwards goes to the director; without the hands in order no side’s tricks go up.',
  '79C':
    'A mistake in scoring is put right within the correction period: 30 minutes from the posting, unless the authority says otherwise.',
  '81C': 'The director applies the Laws, rules on matters brought to him, and puts right errors that he learns of.',
  '82A': 'The director puts irregularities right and sees to it that play goes on.',
  '82B': 'He may require play to be put off or adjust a score to put an error right.',
  '82C': 'An error of the director’s: he adjusts the score with both sides as non-offending.',
  '84': 'Facts agreed: the law decides, or, where it leaves the matter to him, the director, so that neither side gains.',
  '85A': 'Facts disputed: the director finds them on the balance of probabilities.',
  '85B': 'They cannot be found: he makes a ruling that lets play go on.',
  '86': 'Teams: where the other table has a favourable result, the director assigns a score.',
  '90': 'The director may give procedural penalties for delay, disorder and the like.',
  '91': 'The director may give disciplinary penalties and exclude a player for a time.',
  '92': 'A ruling at one’s table may be appealed within 30 minutes of the posting, unless the authority says otherwise; both partners agree to it.',
};
