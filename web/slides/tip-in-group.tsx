import { Avatar, Bubble, ChatHeader, HEADER_AVATAR, Time } from './chat.tsx';
import { groupInitials, groupName } from './names.ts';
import { TYPE } from './slide.tsx';

/** The group's chat, and the command of a tip in it. */
export function TipInGroup() {
  return (
    <>
      <ChatHeader
        name={groupName()}
        kind="Group"
        avatar={<Avatar {...HEADER_AVATAR} initials={groupInitials()} tone="good" />}
      />
      <Avatar x={45} y={137} initials="CJ" tone="bad" />
      <Bubble x={84} y={84} width={410} height={78} />
      <text x="104" y="113" fontSize={TYPE.small} fontWeight="600" fill="bad">
        Calico Jack
      </text>
      <text x="104" y="147" fill="ink">
        /tip @anne_bonny 25
      </text>
      <Time x={478} y={147}>
        14:32
      </Time>
    </>
  );
}
