/** Links that demo people hand in. Under a reserved name: no click leads to a stranger's page. */
export const DEMO_CONTENT = [
  { contentType: 'twitter_post', title: 'Why I tip in a coin that was designed to fail' },
  { contentType: 'twitter_post', title: 'Screenshot of my first treasure chest' },
  { contentType: 'twitter_post', title: 'The crew is the product' },
  { contentType: 'twitter_thread', title: 'Ten things I learned in ten weeks aboard' },
  { contentType: 'twitter_thread', title: 'How the weekly pool is split, with numbers' },
  { contentType: 'youtube_video', title: 'Setting up the wallet bot in four minutes' },
  { contentType: 'youtube_video', title: 'Captain’s log: the week in review' },
  { contentType: 'tiktok_video', title: 'My parrot says gm' },
  { contentType: 'tiktok_video', title: 'Tip jar, pirate edition' },
  { contentType: 'medium_article', title: 'Small tips, long memories: a year in a chat' },
  { contentType: 'reddit_post', title: 'Ask me anything about the treasure hunt' },
  { contentType: 'meme_image', title: 'Is this a doubloon?' },
  { contentType: 'meme_image', title: 'Bilge Rat starter pack' },
  { contentType: 'meme_image', title: 'Staking, explained with barrels' },
  { contentType: 'instagram_post', title: 'Harbour at dawn, with sticker' },
  { contentType: 'instagram_reel', title: 'Rolling out the new flag' },
  { contentType: 'discord_message', title: 'Guide: finding your primary address' },
  { contentType: 'github_repo', title: 'A tray icon that shows my rank' },
] as const;

export function demoLink(contentType: string, number: number): string {
  return `https://example.com/demo/${contentType.replaceAll('_', '-')}/${number}`;
}
