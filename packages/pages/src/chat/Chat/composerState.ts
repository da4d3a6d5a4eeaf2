import type { LineState } from '@millwright/domain/chat/chatLine'

type Standing = {
  composer: 'ready' | 'connecting' | 'offline'
  note?: 'connecting' | 'reconnecting' | 'lost' | 'elsewhere'
  again?: boolean
}

/**
 * Returns the composer's state for the state of the connection: whether a message can be sent, the note if not, and
 * whether to offer a retry.
 */
export function composerState({ status, tries }: LineState): Standing {
  switch (status) {
    case 'idle':
    case 'open':
      return { composer: 'ready' }
    case 'connecting':
      return { composer: 'connecting', note: tries > 0 ? 'reconnecting' : 'connecting' }
    case 'waiting':
      return { composer: 'connecting', note: 'reconnecting' }
    case 'lost':
      return { composer: 'offline', note: 'lost', again: true }
    case 'elsewhere':
      return { composer: 'offline', note: 'elsewhere', again: true }
  }
}
