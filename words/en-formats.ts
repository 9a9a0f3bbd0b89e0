/** English: what an importer could not keep, refused or noticed, by the codes of its report. */

export const enFormats = {
  losses: {
    'unknown-tag': 'This tag is not in the standard; it is left out of the record.',
    'tag-not-kept': 'The record has no place for this tag.',
    'duplicate-tag': 'The tag was given before for this board; the first value that says something counts.',
    'value-unreadable': 'The value cannot be read; the record goes without it.',
    'inherited-without-right':
      'The standard allows no inheritance for this tag; the value of the board before is not taken over.',
    comment:
      'A comment; the record keeps those that speak of an irregularity, a ruling, a claim or an undo, where it has a place for them.',
    annotation: 'A judgement on a call or card; the record keeps none.',
    'note-unused': 'A note that no call refers to.',
    table: 'A table or section the record has no place for.',
    directive: 'A line for the program that wrote the file.',
    'text-outside': 'Text that belongs to no tag.',
    'too-long': 'Longer than any record; the rest was not read.',
    'bytes-misfit': 'Bytes that do not fit the encoding of the file; read as Windows-1252.',
    'call-unreadable': 'This is no call; who made the calls behind it is not known, they are left out.',
    'card-unreadable': 'This is no card; the column counts as unknown.',
    'mark-misplaced': 'A mark of an irregularity where it has no meaning.',
    'calls-without-dealer': 'Nobody knows who called first; the calls are left out.',
    'calls-after-stop': 'Calls behind the sign that ends the auction section.',
    'calls-incomplete': 'The calls do not lead to the contract that was played; the record begins with the play.',
    'cards-without-contract':
      'Without contract or leader the order of play cannot be worked out; the cards are left out.',
    'card-unknown': 'The file does not say which card was played; the cards after it are left out.',
    'columns-differ':
      'The columns do not fit the hands: rows in the order of play, or another first seat. Read as that.',
    'cards-after-stop': 'Cards behind the sign that ends the play section.',
    'rotation-differs': 'The hands of the deal fit the play only when turned; nothing was turned.',
    'deal-unreadable': 'The deal cannot be read; the record goes without the hands.',
    'result-unreadable': 'The result cannot be read.',
    'not-expressible': 'The format cannot say this.',
    undone: 'Taken back in the file itself.',
    'names-unclear': 'The names cannot be put to seats for certain.',
    'second-deal': 'A second deal within one board.',
    'command-unknown': 'Nobody knows what this command means.',
    'command-not-kept': 'The record has no place for this command.',
    display: 'A command for the screen.',
  },
  refusals: {
    'nothing-recorded': 'The board holds no deal, no call, no card and no result.',
    'no-dealer': 'Neither the file nor the board number says who dealt.',
    'no-deal': 'The deal cannot be read and nothing else is recorded.',
    unreadable: 'Nothing of this board can be read.',
    'too-long': 'The board is longer than any record can be.',
  },
  notices: {
    mark: 'the file itself marks an irregularity',
    'of-interest': 'it speaks of an irregularity, a ruling, a claim or an undo',
    assumed: 'read so, the file does not say it',
    contradiction: 'the file contradicts itself here; both are kept',
    encoding: 'how the bytes were read',
  },
} as const;
