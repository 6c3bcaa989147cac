import type { SlideDrawing } from './community-file.ts';

/** What the site shows of its community; in the data of every page. Links that it does not have are null. */
export type SiteCommunity = {
  siteName: string;
  communityName: string;
  tagline: string | null;
  /** Where members reach the operators: a web or mail address. */
  contact: string;
  /** Where developers ask for help or higher limits. */
  developerContact: string;
  coin: {
    name: string;
    /** Such as `JKC`. */
    code: string;
    /** The sign before amounts. */
    symbol: string;
    /** The scheme of payment links, without its colon. */
    uriScheme: string;
    /** Address of its picture, or null. */
    picture: string | null;
    /** The sign as an SVG path on a grid of 24 units, or null. */
    symbolPath: string | null;
  };
  links: {
    bot: string | null;
    /** With its @; null exactly where `bot` is. */
    botHandle: string | null;
    explorer: string | null;
    website: string | null;
    telegram: string | null;
    forum: string | null;
    x: string | null;
    github: string | null;
    coinGecko: string | null;
    coinMarketCap: string | null;
  };
  logo: {
    /** The mark inside its ring, an SVG path on a grid of 32 units. */
    path: string;
    /** Addresses of a picture in its place, on each paper; both or neither. */
    light: string | null;
    dark: string | null;
  };
  slides: readonly SiteSlide[];
};

/** One of the landing page's slides. */
export type SiteSlide = {
  title: string;
  text: string;
  /** Addresses of its picture on each paper. */
  light: string;
  dark: string;
  /** What the picture shows. */
  alt: string;
  link: { label: string; href: string } | null;
};

/** What only a page's head says of the community. Addresses are paths on this site. */
export type PageBrand = {
  description: string;
  icons: {
    ico: string | null;
    svg: string | null;
    appleTouch: string | null;
  };
  share: { home: string; leaderboard: string };
  /** The style sheet with the community's colours; null for the site's own. */
  styleSheet: string | null;
};

/** A screen of the bot as an SVG file. */
export type DrawnSlide = { drawing: SlideDrawing; theme: 'light' | 'dark'; svg: string };

/** Colours by the names of the style sheet's tokens, as `#rrggbb`; null where a theme keeps the site's own. */
export type Papers = {
  readonly light: Readonly<Record<string, string>> | null;
  readonly dark: Readonly<Record<string, string>> | null;
};
