import { requireActivity } from '#rules/points/activities.ts';
import { toPoints } from '#rules/points/points.ts';
import { BotAvatar, Bubble, ChatHeader, Chip, HEADER_AVATAR, Key, Time } from './chat.tsx';
import { botDisplayName } from './names.ts';
import { Slide, TYPE } from './slide.tsx';

/** The first messages with the wallet bot: `/start`, and its capabilities. */
export function WelcomeSlide() {
  return (
    <Welcome
      promise="You control your private keys."
      keys={['Create wallet', 'Open menu', 'Help']}
    />
  );
}

type WelcomeProps = {
  /** The person who holds the keys. */
  promise: string;
  /** The labels of the keyboard: one key as wide as the message, and two below it. */
  keys: readonly [string, string, string];
};

export function Welcome({ promise, keys }: WelcomeProps) {
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
      <Message promise={promise} />
      <Key x={24} y={362} width={672} height={50} label={keys[0]} />
      <Key x={24} y={420} width={332} height={50} label={keys[1]} />
      <Key x={364} y={420} width={332} height={50} label={keys[2]} />
    </Slide>
  );
}

function Message({ promise }: { promise: string }) {
  return (
    <>
      <Bubble x={24} y={144} width={672} height={208} />
      <text x="46" y="186" fontSize={TYPE.title} fontWeight="600" fill="ink">
        Welcome aboard, Anne!
      </text>
      <Chip x={542} y={160} width={132} tone="good">
        {`+${toPoints(requireActivity('account_created').hundredths)} point`}
      </Chip>
      {CAN_DO.map((line, index) => (
        <g key={line}>
          <path d={`M46 ${219 + index * 37}l7-7 7 7-7 7z`} fill="brass" />
          <text x="74" y={229 + index * 37} fill="ink">
            {line}
          </text>
        </g>
      ))}
      <text x="46" y="338" fontSize={TYPE.small} fill="muted">
        {promise}
      </text>
      <Time x={676} y={338}>
        09:12
      </Time>
    </>
  );
}

const CAN_DO = [
  'Tip anyone with a real transaction',
  'Earn points and rise in rank',
  'Share in the weekly reward pool',
];
