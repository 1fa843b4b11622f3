// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import type { Audience } from './audience.ts';
import type { Mentions } from './mentions.ts';
import type { MessageId } from './messageId.ts';
import type { MessageText } from './messageText.ts';

export interface NewReviewMessage {
  id: MessageId;
  audience: Audience;
  text: MessageText;
  mentions?: Mentions;
}
