import { BotAvatar, Bubble, ChatHeader, HEADER_AVATAR, Key, Time } from '../chat.tsx';
import { botDisplayName } from '../names.ts';
import { Slide } from '../slide.tsx';
import { Welcome } from '../welcome.tsx';

/** The first messages with the community's own bot. The wallet is a page that its button opens. */
export function WelcomeSlide() {
  return (
    <Slide title="The bot's welcome in a private chat">
      <ChatHeader name={botDisplayName()} kind="Bot" avatar={<BotAvatar {...HEADER_AVATAR} />} />
      <Bubble x={494} y={84} width={202} height={50} isOwn />
      <text x="512" y="118" fill="ink">
        /start
      </text>
      <Time x={682} y={118} isRead>
        09:12
      </Time>
      <Welcome promise="Your keys stay on your device." />
      <Key x={24} y={362} width={672} height={50} label="Make a wallet" />
      <Key x={24} y={420} width={332} height={50} label="My rank" />
      <Key x={364} y={420} width={332} height={50} label="Settings" />
    </Slide>
  );
}
