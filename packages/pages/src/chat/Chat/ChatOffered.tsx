import type { ChatBody } from '@millwright/domain/chat/chatMessage'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Image } from '@millwright/ui/Image'
import { Money } from '@millwright/ui/Money'
import type { ChatOffer } from './Chat.load.ts'
import * as styles from './Chat.css.ts'

type ChatOfferedProps = { offer: ChatOffer; action: string; formId: string; disabled: boolean; onSend?: () => void }

/** The product or order that the buyer came from, with a button to send it. */
export function ChatOffered({ offer, action, formId, disabled, onSend }: ChatOfferedProps) {
  const text = useText('chat')
  return (
    <form
      method="post"
      action={action}
      className={styles.offer}
      onSubmit={(event) => {
        if (!onSend) return
        event.preventDefault()
        onSend()
      }}
    >
      <input type="hidden" name="intent" value={offer.intent} />
      <input type="hidden" name="id" value={offer.id} />
      {offer.body.kind === 'product' && offer.body.skuId && (
        <input type="hidden" name="skuId" value={offer.body.skuId} />
      )}
      <input type="hidden" name="clientMsgId" value={formId} />
      <Offered body={offer.body} />
      <Button type="submit" disabled={disabled}>
        {text(offer.intent === 'product' ? 'sendProduct' : 'sendOrder')}
      </Button>
    </form>
  )
}

function Offered({ body }: { body: ChatBody }) {
  const text = useText('chat')
  if (body.kind !== 'product' && body.kind !== 'order') return null
  const amount = body.kind === 'product' ? body.price : body.actualTotal
  return (
    <span className={styles.offered}>
      <Image src={body.pic} alt="" width={48} />
      <span className={styles.words}>
        <span className={styles.caption}>{text('askedAbout')}</span>
        <span className={styles.name}>
          {body.kind === 'product' ? body.prodName : text('orderNumber', { number: body.orderNumber })}
        </span>
        {amount !== undefined && <Money amount={amount} size={14} />}
      </span>
    </span>
  )
}
