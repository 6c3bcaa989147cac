import type { ReactNode } from 'react';

/**
 * One emblem on the 24-unit grid of the icons. `body` is filled with a thin wash of the current colour, `lines` are outlines,
 * `solid` is filled, and `fine` is engraving that appears only on large emblems.
 */
export type EmblemDrawing = {
  body?: ReactNode;
  lines: ReactNode;
  solid?: ReactNode;
  fine?: ReactNode;
};

/** In the order of the ranks, Landlubber to Pirate King: an object in the hand of a sailor of each rank. */
export const EMBLEM_DRAWINGS: readonly EmblemDrawing[] = [
  {
    // Still ashore: a palm on its islet.
    body: <path d="M2.5 20.5c2.2-2.4 5.4-3.7 9.5-3.7s7.3 1.3 9.5 3.7z" />,
    lines: (
      <>
        <path d="M2.5 20.5c2.2-2.4 5.4-3.7 9.5-3.7s7.3 1.3 9.5 3.7z" />
        <path d="M10.8 16.8c-.1-3.7.7-6.6 2.4-9.1" />
        <path d="M13.2 7.7C11.3 4.9 7.7 4.5 5 6.9" />
        <path d="M13.2 7.7c-3.2-.2-5.6 1.5-6.2 4.5" />
        <path d="M13.2 7.7c1-3 4.3-4.3 7.4-2.7" />
        <path d="M13.2 7.7c3-.6 5.5 1 6.3 4" />
      </>
    ),
    fine: <path d="M8 19.2h3.5M13 18.6h3.2M13.2 7.7c-.4-2 .1-3.8 1.4-5.2" />,
  },
  {
    // Scrubs the deck: a coopered bucket.
    body: (
      <path d="M4.5 9.6c0 1.3 3.4 2.3 7.5 2.3s7.5-1 7.5-2.3l-2 10.1c-.2 1-2.6 1.8-5.5 1.8s-5.3-.8-5.5-1.8z" />
    ),
    lines: (
      <>
        <ellipse cx="12" cy="9.6" rx="7.5" ry="2.3" />
        <path d="M4.5 9.6l2 10.1c.2 1 2.6 1.8 5.5 1.8s5.3-.8 5.5-1.8l2-10.1" />
        <path d="M5.6 7.9C6.3 4.6 8.8 2.4 12 2.4s5.7 2.2 6.4 5.5" />
      </>
    ),
    fine: (
      <path d="M5.3 13.6c1.3.9 3.8 1.4 6.7 1.4s5.4-.5 6.7-1.4M5.9 17c1.2.8 3.5 1.3 6.1 1.3s4.9-.5 6.1-1.3M9.2 12v9M14.8 12v9" />
    ),
  },
  {
    // Knows the ropes: a reef knot. The gaps in the dashes are where one rope passes under the other.
    lines: (
      <g strokeLinecap="butt">
        <path
          strokeDasharray="3.35 2.6 12.05 2.6 2.2 2.6 12.1 2.6 3.3 9"
          d="M1.8 9.6h6.6c3.3 0 2.7-3.7 5.7-3.7 2.5 0 3.7 2.7 3.7 6.1s-1.2 6.1-3.7 6.1c-3 0-2.4-3.7-5.7-3.7H1.8"
        />
        <path
          strokeDasharray="10.05 2.6 18.1 2.6 10.05 9"
          d="M22.2 9.6h-6.6c-3.3 0-2.7-3.7-5.7-3.7-2.5 0-3.7 2.7-3.7 6.1s1.2 6.1 3.7 6.1c3 0 2.4-3.7 5.7-3.7h6.6"
        />
      </g>
    ),
  },
  {
    // Sails under the flag.
    body: (
      <path d="M5 3.9c3.2-1.7 5.7.8 8.7.4 2.2-.3 4-1.1 7.3-.7l-2.8 5 2.8 5.2c-3.3-.4-5.1.4-7.3.7-3 .4-5.5-2.1-8.7-.4z" />
    ),
    lines: (
      <>
        <path d="M5 2.2v19.6" />
        <path d="M5 3.9c3.2-1.7 5.7.8 8.7.4 2.2-.3 4-1.1 7.3-.7l-2.8 5 2.8 5.2c-3.3-.4-5.1.4-7.3.7-3 .4-5.5-2.1-8.7-.4" />
      </>
    ),
    solid: (
      <path
        d="M9.3 9.2l1.1-1.1 1.2 1.2 1.2-1.2 1.1 1.1-1.2 1.2 1.2 1.2-1.1 1.1-1.2-1.2-1.2 1.2-1.1-1.1 1.2-1.2z"
        transform="translate(0 -1.3)"
      />
    ),
    fine: <path d="M3 21.8h4M16.4 5.5c.3 2 .3 4.8 0 6.8" />,
  },
  {
    // Holds fast: the anchor.
    lines: (
      <>
        <circle cx="12" cy="4.7" r="2.3" />
        <path d="M12 7v14.3" />
        <path d="M8 10.2h8" />
        <path d="M4 13.3c0 4.8 3.3 7.6 8 8 4.7-.4 8-3.2 8-8" />
        <path d="M2.3 15.8L4 13.1l2.7 1.7M21.7 15.8L20 13.1l-2.7 1.7" />
      </>
    ),
    fine: <path d="M6.4 15.6c.6 2.1 2.3 3.3 4.2 3.8M17.6 15.6c-.6 2.1-2.3 3.3-4.2 3.8" />,
  },
  {
    // The cutlass.
    body: <path d="M8.6 13C13 10.6 17.6 7.3 21.8 2.2c-.2 6.4-3.6 11-10.2 13.9z" />,
    lines: (
      <>
        <path d="M8.6 13C13 10.6 17.6 7.3 21.8 2.2c-.2 6.4-3.6 11-10.2 13.9z" />
        <path d="M7 11.3l6.4 6.6" />
        <path d="M9.7 15l-5.4 5.1" />
        <path d="M7 11.3c-3.4.9-5.2 4.4-4.1 8.2" />
      </>
    ),
    solid: <circle cx="3.7" cy="20.6" r="1.5" />,
    fine: <path d="M11.2 13.2c3.3-1.7 6.1-3.8 8.5-6.5" />,
  },
  {
    // Sails with a letter of marque.
    body: <path d="M6 6.6v13.9c2-1.3 4-1.3 6 0s4 1.3 6 0V6.6z" />,
    lines: (
      <>
        <rect x="3.6" y="2.8" width="16.8" height="3.8" rx="1.9" />
        <path d="M6 6.6v13.9c2-1.3 4-1.3 6 0s4 1.3 6 0V6.6" />
        <path d="M9 10.3h6" />
      </>
    ),
    solid: (
      <path d="M12 12.7l.9.6 1.1-.1.4 1 .9.6-.2 1.1.2 1.1-.9.6-.4 1-1.1-.1-.9.6-.9-.6-1.1.1-.4-1-.9-.6.2-1.1-.2-1.1.9-.6.4-1 1.1.1z" />
    ),
    fine: <path d="M9 8.6h6M7.3 2.8v3.8M16.7 2.8v3.8" />,
  },
  {
    // Stands at the wheel.
    lines: (
      <>
        <circle cx="12" cy="12" r="6.5" />
        <circle cx="12" cy="12" r="2" />
        <path d="M12 10V1.8M12 14v8.2M10 12H1.8M14 12h8.2M10.6 10.6L4.8 4.8M13.4 13.4l5.8 5.8M13.4 10.6l5.8-5.8M10.6 13.4l-5.8 5.8" />
      </>
    ),
    fine: <circle cx="12" cy="12" r="5" />,
  },
  {
    // Sets the course of others: the compass rose.
    body: <path d="M12 1.8L14.5 9.5 22.2 12l-7.7 2.5L12 22.2l-2.5-7.7L1.8 12l7.7-2.5z" />,
    lines: (
      <>
        <path d="M12 1.8L14.5 9.5 22.2 12l-7.7 2.5L12 22.2l-2.5-7.7L1.8 12l7.7-2.5z" />
        <path d="M5.6 5.6l2 2M18.4 5.6l-2 2M5.6 18.4l2-2M18.4 18.4l-2-2" />
      </>
    ),
    solid: (
      <path d="M12 1.8V12L9.5 9.5zM22.2 12H12l2.5-2.5zM12 22.2V12l2.5 2.5zM1.8 12H12l-2.5 2.5z" />
    ),
    fine: (
      <path d="M18.79 10.31A7 7 0 0 0 13.69 5.21M10.31 5.21A7 7 0 0 0 5.21 10.31M5.21 13.69A7 7 0 0 0 10.31 18.79M13.69 18.79A7 7 0 0 0 18.79 13.69" />
    ),
  },
  {
    // The hat and the skull below it.
    body: (
      <path d="M1.6 9.9C6 9.3 6.4 2 12 2s6 7.3 10.4 7.9c-2.3 1.7-5.3 1.2-7.2.3-2-.9-4.4-.9-6.4 0-1.9.9-4.9 1.4-7.2-.3z" />
    ),
    lines: (
      <>
        <path d="M1.6 9.9C6 9.3 6.4 2 12 2s6 7.3 10.4 7.9c-2.3 1.7-5.3 1.2-7.2.3-2-.9-4.4-.9-6.4 0-1.9.9-4.9 1.4-7.2-.3z" />
        <path d="M6.1 11c-.2.6-.3 1.2-.3 1.8 0 2.1 1 3.6 2.6 4.5v2.9a1.5 1.5 0 0 0 1.5 1.5h4.2a1.5 1.5 0 0 0 1.5-1.5v-2.9c1.6-.9 2.6-2.4 2.6-4.5 0-.6-.1-1.2-.3-1.8" />
        <path d="M12 19v2.7" />
      </>
    ),
    solid: (
      <>
        <circle cx="9.3" cy="13.9" r="1.5" />
        <circle cx="14.7" cy="13.9" r="1.5" />
        <circle cx="12" cy="6.1" r="1.5" />
      </>
    ),
    fine: (
      <path d="M12 16.2l-.7 1.2h1.4zM10 19.6v2.1M14 19.6v2.1M4.8 9.7C8 8.9 8.9 8.3 12 8.3s4 .6 7.2 1.4" />
    ),
  },
  {
    // The trident, and the water that obeys it.
    lines: (
      <>
        <path d="M12 2.4v19.4" />
        <path d="M5.6 4.3v4.2a6.4 5.7 0 0 0 12.8 0V4.3" />
        <path d="M3.7 6.2l1.9-2.5 1.9 2.5M10.1 4.5L12 2l1.9 2.5M16.5 6.2l1.9-2.5 1.9 2.5" />
        <path d="M2.4 18.6c1.2-1.2 2.3-1.2 3.5 0s2.3 1.2 3.5 0M14.6 18.6c1.2-1.2 2.3-1.2 3.5 0s2.3 1.2 3.5 0" />
      </>
    ),
    fine: <path d="M10.3 16.4h3.4M4.2 21.6c1-1 1.9-1 2.9 0M16.9 21.6c1-1 1.9-1 2.9 0" />,
  },
  {
    // Wears the crown.
    body: <path d="M4.6 16.8L2.8 7.6l5.1 4L12 4.7l4.1 6.9 5.1-4-1.8 9.2z" />,
    lines: (
      <>
        <path d="M4.6 16.8L2.8 7.6l5.1 4L12 4.7l4.1 6.9 5.1-4-1.8 9.2z" />
        <path d="M4.6 20.6h14.8" />
      </>
    ),
    solid: (
      <>
        <circle cx="12" cy="3.3" r="1.5" />
        <circle cx="2.6" cy="6.3" r="1.4" />
        <circle cx="21.4" cy="6.3" r="1.4" />
        <path d="M12 11.2l1.5 2-1.5 2-1.5-2z" />
      </>
    ),
    fine: <path d="M4.9 18.7h14.2M7.5 14.6l.6-1.4.8 1.4M15.1 14.6l.8-1.4.6 1.4" />,
  },
];
