/** What is left over when the record is made: tags without a place, comments, and what went beyond the report. */
import type { Event } from '../../domain/event.ts';
import { isOfInterest } from '../report.ts';
import { type Comment, lose, note, type RawGame } from './game.ts';
import { isOwn } from './own.ts';

const KEPT: ReadonlySet<string> = new Set([
  'Event',
  'Date',
  'Board',
  'West',
  'North',
  'East',
  'South',
  'Dealer',
  'Vulnerable',
  'Deal',
  'Scoring',
  'Declarer',
  'Contract',
  'Result',
  'Score',
  'Stage',
  'DealId',
  'Room',
  'Round',
  'Table',
]);
/** Chapters 3 and 4 of the standard. */
const STANDARD: ReadonlySet<string> = new Set([
  'Site',
  'Competition',
  'Description',
  'FrenchMP',
  'Generator',
  'Hidden',
  'Termination',
  'ScoreIMP',
  'ScoreMP',
  'ScorePercentage',
  'ScoreRubber',
  'ScoreRubberHistory',
  'OptimumScore',
  'BidSystemEW',
  'BidSystemNS',
  'PairEW',
  'PairNS',
  'WestNA',
  'NorthNA',
  'EastNA',
  'SouthNA',
  'WestType',
  'NorthType',
  'EastType',
  'SouthType',
  'EventDate',
  'EventSponsor',
  'HomeTeam',
  'Section',
  'VisitTeam',
  'Time',
  'UTCDate',
  'UTCTime',
  'TimeControl',
  'TimeCall',
  'TimeCard',
  'Annotator',
  'AnnotatorNA',
  'Application',
  'Mode',
]);

const reportTags = (game: RawGame): void => {
  for (const { name, value, line } of game.tags.values()) {
    if (KEPT.has(name) || value === '' || value === '?') continue;
    if (!name.endsWith('Table')) lose(game, STANDARD.has(name) ? 'tag-not-kept' : 'unknown-tag', line, name, value);
  }
};

const reportComments = (game: RawGame, kept: ReadonlySet<Comment>): void => {
  for (const comment of game.comments) {
    const text = comment.text.trim();
    if (text === '' || isOwn(comment) || kept.has(comment)) continue;
    lose(game, 'comment', comment.line, '', text, comment.column);
    if (isOfInterest(text)) note(game, 'of-interest', 'comment', comment.line, text);
  }
};
const NONE: ReadonlySet<Comment> = new Set();

/**
 * Names what the record does not hold; `kept` are the comments that it does. Without `events` the sections were not
 * read: only comments are left to report.
 */
export const reportRest = (
  game: RawGame,
  events: readonly Event[] | undefined,
  kept: ReadonlySet<Comment> = NONE,
): void => {
  if (events !== undefined) reportTags(game);
  reportComments(game, kept);
  for (const tokens of [game.auction, game.play])
    if (tokens !== undefined && tokens.late > 1)
      lose(
        game,
        tokens.tag.name === 'Auction' ? 'calls-after-stop' : 'cards-after-stop',
        tokens.tag.line,
        tokens.tag.name,
        `${tokens.late} in all`,
      );
  if (game.unlisted > 0)
    game.losses.push({
      reason: 'too-long',
      line: game.line,
      tag: '',
      text: `${game.unlisted} more losses are not listed`,
    });
};
