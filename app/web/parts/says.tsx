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

const withSigns = (text: string): ComponentChildren[] =>
  text.split(/([♣♦♥♠])/).map((part, i) => {
    const suit = suitOfSign(part);
    return suit === undefined ? part : <SuitSign key={i} suit={suit} />;
  });

/** A text with its suits drawn, a call or card kept on one line. */
export const Signs = ({ of }: { readonly of: string }) => <>{withSigns(of)}</>;

/** A sentence; the events it names can be gone to. */
export const Says = ({ of }: { readonly of: string }) => {
  const parts = of.split(new RegExp(`(${words.value.eventWord}\\s\\d+)`, 'iu'));
  return (
    <>
      {parts.map((part, i) => {
        const seq = Number(/\d+$/.exec(part)?.[0]);
        if (i % 2 === 0) return withSigns(part);
        return (
          <button type="button" class="ref" key={i} onClick={() => goToShown(seq)}>
            {part}
          </button>
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
