/** Sentences: suits as drawn signs with their names for a screen reader, numbers of events as ways to get there. */
import type { ComponentChildren } from 'preact';
import { type Card, type Suit, suitName, suitOf } from '../../../domain/card.ts';
import { goToShown } from '../do.ts';
import { say, words } from '../state.ts';

const SIGNS = '♣♦♥♠';
const suitOfSign = (sign: string): Suit | undefined => {
  const at = SIGNS.indexOf(sign);
  return at < 0 || sign === '' ? undefined : (at as Suit);
};

/** A suit, drawn: no font decides its form or colour. */
export const SuitSign = ({ suit }: { readonly suit: Suit }) => (
  <span class={`suit s${suitName(suit)}`}>
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <use href={`#suit-${suitName(suit)}`} />
    </svg>
    <span class="vh">{` ${say.value.words.table.suits[suitName(suit)]} `}</span>
  </span>
);

/** A bid, or a card: no line ends within it. */
const CALL_OR_CARD = /(\d?[♣♦♥♠](?:(?:10|[2-9A-Z])(?![\p{L}\p{N}]))?)/u;
const withSigns = (text: string): ComponentChildren[] =>
  text.split(CALL_OR_CARD).map((part, i) => {
    if (i % 2 === 0) return part;
    const at = part.search(/[♣♦♥♠]/);
    const suit = suitOfSign(part.charAt(at));
    return suit === undefined ? (
      part
    ) : (
      <span class="card" key={i}>
        {part.slice(0, at)}
        <SuitSign suit={suit} />
        {part.slice(at + 1)}
      </span>
    );
  });

/** A text with its suits drawn, a call or card kept on one line. */
export const Signs = ({ of }: { readonly of: string }) => <>{withSigns(of)}</>;

/** A sentence; the events it names can be gone to. */
export const Says = ({ of }: { readonly of: string }) => {
  // The signs behind the number stay on its line.
  const parts = of.split(new RegExp(`(${words.value.eventWord}\\s\\d+[).,;:\u00a0]*)`, 'iu'));
  return (
    <>
      {parts.map((part, i) => {
        if (i % 2 === 0) return withSigns(part);
        const [, name = '', seq = '', signs = ''] = /^(\D+(\d+))(.*)$/.exec(part) ?? [];
        return (
          <span class="law" key={i}>
            <button type="button" class="ref" onClick={() => goToShown(Number(seq))}>
              {name}
            </button>
            {signs}
          </span>
        );
      })}
    </>
  );
};
/** A list of sentences; nothing where there are none. */
export const Sentences = ({ of, class: name = 'says' }: { readonly of: readonly string[]; readonly class?: string }) =>
  of.length === 0 ? null : (
    <ul class={name}>
      {of.map((text) => (
        <li key={text}>
          <Says of={text} />
        </li>
      ))}
    </ul>
  );

/** A card: its suit and rank. */
export const CardSign = ({ card }: { readonly card: Card }) => (
  <span class="card">
    <SuitSign suit={suitOf(card)} />
    {say.value.rank(card)}
  </span>
);

interface PanelProps {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
  readonly class?: string;
}
/** A part of the page under its own heading. */
export const Panel = ({ id, title, children, class: name = '' }: PanelProps) => (
  <section id={id} class={`panel ${name}`} aria-labelledby={`${id}-head`}>
    <h2 id={`${id}-head`}>{title}</h2>
    {children}
  </section>
);
