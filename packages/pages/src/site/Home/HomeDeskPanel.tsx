import { path } from '@millwright/domain/paths/path'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Icon } from '@millwright/ui/Icon'
import { Image } from '@millwright/ui/Image'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import type { Desk, DeskOrder } from './loadDesk.ts'
import * as styles from './HomeDeskPanel.css.ts'

/** The buyer's last orders, each to place again, beside the pending tasks. */
export function HomeDeskPanel({ words, tasks, orders = [], nothing, links }: Desk) {
  return (
    <section aria-labelledby="home-desk" className={styles.deskGrid}>
      <div className={styles.deskMain}>
        <div className={styles.deskHead}>
          <Heading level={2} size={18} id="home-desk">
            {words.title}
          </Heading>
          {links.map(({ href, label }) => (
            <Link key={href} href={href}>
              {label}
            </Link>
          ))}
        </div>
        {nothing ? (
          <p className={styles.deskNothing}>
            <b>{nothing.title}</b>
            <br />
            {nothing.hint}
          </p>
        ) : (
          <ul className={styles.deskList} aria-label={words.orders}>
            {orders.map((order) => (
              <Order key={order.orderNumber} order={order} words={words} />
            ))}
          </ul>
        )}
      </div>
      <nav className={styles.deskSide} aria-label={words.tasks}>
        <Heading level={3} size={16}>
          {words.tasks}
        </Heading>
        {tasks.length ? (
          <ul className={styles.deskList}>
            {tasks.map(({ key, label, href, amount, bad }) => (
              <li key={key}>
                <a href={href} className={styles.deskTask} data-bad={bad || undefined}>
                  <span className={styles.grow}>{label}</span>
                  {amount !== undefined && <Money amount={amount} tone="ink" />}
                  <Icon name="chevronRight" size={16} />
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.muted}>{words.idle}</p>
        )}
      </nav>
    </section>
  )
}

function Order({
  order: { orderNumber, href, name, note, pics, amount },
  words,
}: {
  order: DeskOrder
  words: Desk['words']
}) {
  return (
    <li className={styles.deskOrder}>
      <span className={styles.deskPics} aria-hidden="true">
        {pics.map((pic, at) => (
          <Image key={at} src={pic} alt="" width={48} />
        ))}
      </span>
      <span className={styles.deskWhat}>
        <a href={href} className={styles.deskName}>
          {name}
        </a>
        <span className={styles.muted}>{note}</span>
      </span>
      <Money amount={amount} tone="ink" label={words.amount} />
      <form method="post" action={path('uc-order')} className={styles.deskAct}>
        <input type="hidden" name="orderNumber" value={orderNumber} />
        <Button type="submit" name="intent" value="rebuy" size="small" label={`${words.again}: ${name}`}>
          {words.again}
        </Button>
      </form>
    </li>
  )
}
