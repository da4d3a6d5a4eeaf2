import type { ShellParts } from '@millwright/pages/layout/Shell'
import './brand.css'

/**
 * The shop's own parts around every screen: its logo. Header, navigation and footer are the kit's until you write
 * yours.
 */
export const shell: ShellParts = { logo: Logo }

function Logo() {
  return (
    <a href="/" className="logo">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <rect width="32" height="32" rx="8" />
        <path d="M8 22V10l8 7 8-7v12" />
      </svg>
      {'My shop'}
    </a>
  )
}
