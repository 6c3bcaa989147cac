import type { PlanId } from '#rules/plans/plans.ts';
import type { SlideDrawing } from './community-file.ts';

/** The community as the site shows it; part of every page's data. A link is null if the community does not have it. */
export type SiteCommunity = {
  siteName: string;
  communityName: string;
  tagline: string | null;
  /** The contact for members: a web or email address. */
  contact: string;
  /** The contact for developers who need help or higher limits. */
  developerContact: string;
  coin: {
    name: string;
    /** For example `JKC`. */
    code: string;
    /** The sign that is written before amounts. */
    symbol: string;
    /** The scheme of payment links, without its colon. */
    uriScheme: string;
    /** The path of its picture, or null. */
    picture: string | null;
    /** The sign as an SVG path on a grid of 24 units, or null. */
    symbolPath: string | null;
    /** The list price of a month of each plan, in coins; null if plans have no prices in coins. */
    planPrices: Readonly<Record<PlanId, string>> | null;
  };
  links: {
    /** In a demo with chats the path of their page. */
    bot: string | null;
    /** The username with its @; null if the community has no bot. */
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
    /** The mark inside its ring, as an SVG path on a grid of 32 units. */
    path: string;
    /** The paths of the pictures that replace the mark on each paper; either both or neither. */
    light: string | null;
    dark: string | null;
  };
  /** The names of the ranks, lowest first. */
  rankNames: readonly string[];
  slides: readonly SiteSlide[];
};

/** One of the landing page's slides. */
export type SiteSlide = {
  title: string;
  text: string;
  /** The paths of its picture on each paper. */
  light: string;
  dark: string;
  /** A description of the picture. */
  alt: string;
  link: { label: string; href: string } | null;
};

/** The community's texts and pictures for the head of a page. Addresses are paths on this site. */
export type PageBrand = {
  description: string;
  icons: {
    ico: string | null;
    svg: string | null;
    appleTouch: string | null;
  };
  share: { home: string; leaderboard: string };
  /** The style sheet with the community's colours; null if the site's own apply. */
  styleSheet: string | null;
};

/** A screen of the bot as an SVG file. */
export type DrawnSlide = { drawing: SlideDrawing; theme: 'light' | 'dark'; svg: string };

/** Colours as `#rrggbb`, by token name of the style sheet; null if a theme keeps the site's own colours. */
export type Papers = {
  readonly light: Readonly<Record<string, string>> | null;
  readonly dark: Readonly<Record<string, string>> | null;
};
