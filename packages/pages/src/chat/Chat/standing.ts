import type { LineState } from '@millwright/domain/chat/chatLine'

type Standing = {
  composer: 'ready' | 'connecting' | 'offline'
  note?: 'connecting' | 'reconnecting' | 'lost' | 'elsewhere'
  again?: boolean
}

/**
 * What the line's state is for who writes: whether a message can leave, in which words not, and whether trying again is
 * theirs to ask.
 */
export function standing({ stand, tries }: LineState): Standing {
  switch (stand) {
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
