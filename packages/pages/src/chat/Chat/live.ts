import type { OpenLine } from '@millwright/domain/chat/chatLine'
import type { WireMessage } from '@millwright/domain/chat/chatConversation'
import type { ChatListEntry } from './Chat.load.ts'

/**
 * The live functions of a host: a connection, and requests between page loads. Without them the chat uses plain pages
 * and forms.
 */
export type ChatLive = {
  openLine: OpenLine
  /** Returns the messages before or after a position. */
  loadMessages(place: {
    shopId: string
    way: 'before' | 'after'
    seq: number
  }): Promise<{ messages: WireMessage[]; more: boolean }>
  conversations(): Promise<ChatListEntry[]>
  /** Uploads a picture. Returns its path or the mall's refusal. */
  upload(picture: { shopId: string; file: File }): Promise<{ filePath: string } | { refused?: string }>
}
