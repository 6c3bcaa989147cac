import { Menu } from 'lucide-react';
import { BotAvatar, ChatHeader, HEADER_AVATAR } from '../chat.tsx';
import { botDisplayName } from '../names.ts';
import { Slide, TYPE } from '../slide.tsx';

/** Some of the bot's commands, as Telegram lists them. The test compares them with the bot's own list. */
export const SHOWN_COMMANDS = [
  ['tip', 'Tip somebody'],
  ['wallet', 'Open your wallet'],
  ['gm', 'Say good morning'],
  ['rank', 'Your rank and points'],
  ['week', 'The running week'],
  ['submit', 'Submit content'],
  ['settings', 'Messages, visibility'],
] as const;

const ROW_HEIGHT = 45;

/** The list that Telegram's menu button opens: the bot's commands with short descriptions. */
export function MenuSlide() {
  return (
    <Slide title="The bot's commands">
      <ChatHeader name={botDisplayName()} kind="Bot" avatar={<BotAvatar {...HEADER_AVATAR} />} />
      <rect x="24" y="84" width="672" height="328" rx="18" fill="raised" stroke="line" />
      {SHOWN_COMMANDS.map(([command, about], index) => {
        const y = 118 + index * ROW_HEIGHT;
        return (
          <g key={command}>
            <text x="46" y={y} fontWeight="600" fill="brass">
              /{command}
            </text>
            <text x="212" y={y} fontSize={TYPE.small} fill="ink">
              {about}
            </text>
          </g>
        );
      })}
      <rect y="420" width="720" height="60" fill="raised" />
      <path d="M0 420h720" stroke="line" strokeWidth="1.5" />
      <rect x="24" y="429" width="132" height="42" rx="21" fill="brass-wash" />
      <Menu x={40} y={438} size={24} color="brass" strokeWidth={2.2} />
      <text x="74" y="458" fontSize={TYPE.small} fontWeight="600" fill="brass">
        Menu
      </text>
      <text x="176" y="458" fontSize={TYPE.small} fill="muted">
        Message
      </text>
    </Slide>
  );
}
