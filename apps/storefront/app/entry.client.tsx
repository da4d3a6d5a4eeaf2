import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reloadOnLostChunk } from './reloadOnLostChunk.ts'
import { freshAfterChanges } from './freshAfterChanges.ts'

reloadOnLostChunk(window)
freshAfterChanges(window)
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
