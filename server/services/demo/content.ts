type DemoContent = {
  readonly contentType: string;
  readonly title: string;
  readonly description?: string;
};

/** Links that demo people submit. They use a reserved name, so no click leads to a stranger's page. */
export const DEMO_CONTENT: readonly DemoContent[] = [
  {
    contentType: 'twitter_post',
    title: 'Why I tip in a coin that was designed to fail',
    description:
      'It never promised me anything, and that is the point. Three reasons, one of them a parrot.',
  },
  { contentType: 'twitter_post', title: 'Screenshot of my first treasure chest' },
  { contentType: 'twitter_post', title: 'The crew is the product' },
  {
    contentType: 'twitter_thread',
    title: 'Ten things I learned in ten weeks aboard',
    description:
      'From the first /gm to the first share of the pool: what pays, what does not, and why nobody should tip at four in the morning.',
  },
  {
    contentType: 'twitter_thread',
    title: 'How the weekly pool is split, with numbers',
    description:
      'Largest remainders in plain words, with a worked example of five sailors and one odd unit that somebody has to get.',
  },
  {
    contentType: 'youtube_video',
    title: 'Setting up the wallet bot in four minutes',
    description:
      'Account, primary address and first tip, filmed in one take. Chapters in the comments.',
  },
  {
    contentType: 'youtube_video',
    title: 'Captain’s log: the week in review',
    description: 'Who climbed, who fell overboard, and what the treasure hunt left behind.',
  },
  {
    contentType: 'tiktok_video',
    title: 'My parrot says gm',
    description: 'She has said it for nineteen days in a row. I have not.',
  },
  { contentType: 'tiktok_video', title: 'Tip jar, pirate edition' },
  {
    contentType: 'medium_article',
    title: 'Small tips, long memories: a year in a chat',
    description:
      'I kept every message that thanked me. Here is what a year of small change looks like from the inside, and why I would do it again.',
  },
  {
    contentType: 'reddit_post',
    title: 'Ask me anything about the treasure hunt',
    description: 'Found two chests, lost one boot.',
  },
  { contentType: 'meme_image', title: 'Is this a doubloon?' },
  { contentType: 'meme_image', title: 'Bilge Rat starter pack' },
  {
    contentType: 'meme_image',
    title: 'Staking, explained with barrels',
    description: 'Full barrels age, empty barrels roll. Six pictures.',
  },
  { contentType: 'instagram_post', title: 'Harbour at dawn, with sticker' },
  { contentType: 'instagram_reel', title: 'Rolling out the new flag' },
  {
    contentType: 'discord_message',
    title: 'Guide: finding your primary address',
    description: 'With pictures for phones, and what to do when the menu looks different.',
  },
  {
    contentType: 'github_repo',
    title: 'A tray icon that shows my rank',
    description:
      'Small program for Linux and Windows: polls once a minute, shows the emblem, whistles on promotion.',
  },
];

export function demoLink(contentType: string, number: number): string {
  return `https://example.com/demo/${contentType.replaceAll('_', '-')}/${number}`;
}
