import { Suspense } from 'react'
import { createClient } from '@millwright/api-client/client'
import { Skeleton } from '@millwright/ui/Skeleton'

/** The frame is prerendered at build time. The hot words are requested on each visit. */
export default function Page() {
  return (
    <Suspense fallback={<Skeleton lines={2} />}>
      <HotWords />
    </Suspense>
  )
}

async function HotWords() {
  const api = createClient({ base: process.env.MALL ?? 'http://127.0.0.1:9', locale: 'en' })
  const words = await api.hotSearch({ number: 4 })
  return (
    <ul>
      {words.map(({ title }) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  )
}
