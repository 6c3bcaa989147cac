type DemoContent = {
  readonly contentType: string;
  readonly title: string;
  readonly description?: string;
};

/** Links that demo people submit. They use a reserved name, so no click leads to a stranger's page. */
const CONTENT: readonly DemoContent[] = [
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
  {
    contentType: 'twitter_post',
    title: 'A tip for the stranger who fixed my printer',
    description: 'He had never heard of us. He has now.',
  },
  {
    contentType: 'medium_article',
    title: 'I kept a ledger of thank-yous for a month',
    description: 'Who says it, who tips it, and why the night watch does both.',
  },
  { contentType: 'meme_image', title: 'Monday 00:00 UTC, an oil painting' },
  {
    contentType: 'youtube_video',
    title: 'How I check my share of the pool by hand',
    description: 'Pen, paper and the public log. Twelve minutes, no cuts.',
  },
  {
    contentType: 'reddit_post',
    title: 'Newcomers: five questions I had in my first week',
    description: 'With the answers I got, and the one I still do not have.',
  },
  { contentType: 'instagram_post', title: 'Postcard from the tide pools' },
  {
    contentType: 'twitter_thread',
    title: 'Every rank, and what it took me to reach it',
    description: 'From Bilge Rat up, with dates. I stayed Deckhand for longer than I like to say.',
  },
  { contentType: 'tiktok_video', title: 'Learning the bowline in thirty seconds' },
  {
    contentType: 'discord_message',
    title: 'Guide: what to do when a tip waits',
    description: 'The three usual reasons, and what each side sees meanwhile.',
  },
  { contentType: 'instagram_reel', title: 'The whole crew says gm' },
  {
    contentType: 'github_repo',
    title: 'Week in review as a one-page PDF',
    description: 'Reads the public API and draws three charts. No key needed.',
  },
  { contentType: 'meme_image', title: 'When the faucet and the tide come in together' },
];

/** One of the links, by any whole number: thirty numbers in a row give thirty different ones. */
export function demoContent(number: number): DemoContent {
  const content = CONTENT[number % CONTENT.length];
  if (!content) throw new RangeError('a whole number from 0 on is needed');
  return content;
}

export function demoLink(contentType: string, number: number): string {
  return `https://example.com/demo/${contentType.replaceAll('_', '-')}/${number}`;
}
