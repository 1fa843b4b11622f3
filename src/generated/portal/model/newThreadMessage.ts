// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Mentions } from './mentions.ts';
import type { MessageId } from './messageId.ts';
import type { MessageText } from './messageText.ts';

export interface NewThreadMessage {
  id: MessageId;
  text: MessageText;
  mentions?: Mentions;
}
