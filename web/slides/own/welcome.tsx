import { Welcome } from '../welcome.tsx';

/** The first messages with the community's own bot. The wallet is a page that its button opens. */
export function WelcomeSlide() {
  return (
    <Welcome
      promise="Your keys stay on your device."
      keys={['Make a wallet', 'My rank', 'Settings']}
    />
  );
}
