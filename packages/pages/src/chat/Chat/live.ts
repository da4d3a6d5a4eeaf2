import type { OpenLine } from '@millwright/domain/chat/chatLine'
import type { WireMessage } from '@millwright/domain/chat/chatTalk'
import type { ChatListed } from './Chat.load.ts'

/**
 * What a host gives a chat that lives: a line, and answers between its pages. Without it the chat is plain pages and
 * forms.
 */
export type ChatLive = {
  openLine: OpenLine
  /** Messages before a place, or after it. */
  find(place: {
    shopId: string
    way: 'before' | 'after'
    seq: number
  }): Promise<{ messages: WireMessage[]; more: boolean }>
  conversations(): Promise<ChatListed[]>
  /** Keeps a picture, and answers its path; or the mall's words why not. */
  upload(picture: { shopId: string; file: File }): Promise<{ filePath: string } | { refused?: string }>
}
