import { Outlet } from 'react-router'

export { ScreenError as ErrorBoundary } from './ScreenError.tsx'

/** Stands around every screen, so that what goes wrong in one leaves the header and the footer as they are. */
export default function Screens() {
  return <Outlet />
}
