import { CartBadge } from '@millwright/commerce/CartBadge'
import { SearchBox } from '@millwright/commerce/SearchBox'
import { path } from '@millwright/domain/paths/path'
import type { ShellPartProps, ShellParts } from '@millwright/pages/layout/Shell'
import { Container } from '@millwright/ui/Container'
import './brand.css'

/** The shop's own header, navigation and footer. The account and language bar above them is the kit's. */
export const shell: ShellParts = { logo: Logo, header: Header, nav: Nav, footer: Footer }

function Logo() {
  return (
    <a href="/" className="logo">
      Nordwerk Industriebedarf
    </a>
  )
}

function Header({ user, cartCount, onSuggest }: ShellPartProps) {
  return (
    <header className="head" aria-label="Kopf">
      <Container>
        <div className="row">
          <Logo />
          <SearchBox id="search" goodsOnly onSuggest={onSuggest} />
          <CartBadge count={user && cartCount} href={user ? path('cart') : path('login', { back: path('cart') })} />
        </div>
      </Container>
    </header>
  )
}

function Nav() {
  return (
    <nav aria-label="Bereiche" className="nav">
      <Container>
        <a href={path('list')}>Katalog</a>
        <a href="/ueber-uns">Über uns</a>
      </Container>
    </nav>
  )
}

function Footer() {
  return (
    <footer className="foot">
      <Container>Nordwerk Industriebedarf GmbH, Werkstraße 4, 20457 Hamburg</Container>
    </footer>
  )
}
