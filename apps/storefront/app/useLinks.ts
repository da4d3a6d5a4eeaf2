import { useEffect, useState } from 'react'
import { matchPath, useNavigate } from 'react-router'
import { routes } from '@millwright/pages/routes'
import { noteFetchedAhead } from './freshAfterChanges.ts'
import { linkOf, plainClick } from './linkOf.ts'

const INTENT = 80

/** One listener for all links of the page; a hover, a focus or a touch of 80 ms fetches the screen ahead. Answers what to fetch. */
export function useLinks(): string | undefined {
  const navigate = useNavigate()
  const [ahead, setAhead] = useState<string>()

  useEffect(() => {
    const click = (event: MouseEvent) => {
      const to = plainClick(event) ? linkOf(event.target) : undefined
      if (to === undefined) return
      event.preventDefault()
      void navigate(to)
    }

    let timer: ReturnType<typeof setTimeout> | undefined
    let meant: string | undefined
    const intend = (event: Event) => {
      const to = linkOf(event.target)
      if (to === meant) return
      clearTimeout(timer)
      meant = to
      if (to === undefined || !mayFetchAhead(to)) return
      timer = setTimeout(() => {
        noteFetchedAhead(to.replace(/[?#].*/, ''))
        setAhead(to)
      }, INTENT)
    }

    document.addEventListener('click', click)
    const passive = { passive: true }
    for (const name of ['mouseover', 'focusin', 'touchstart']) document.addEventListener(name, intend, passive)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', click)
      for (const name of ['mouseover', 'focusin', 'touchstart']) document.removeEventListener(name, intend)
    }
  }, [navigate])
  return ahead
}

/** Screens of buyers are made at the click: they price orders and start payments. Nor is anything fetched for who saves data. */
function mayFetchAhead(path: string): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return false
  const pathname = path.replace(/[?#].*/, '')
  const route = routes.find((one) => one.path !== '*' && matchPath({ path: `/${one.path}` }, pathname))
  return route !== undefined && !route.buyerOnly && route.screen !== 'Login'
}
