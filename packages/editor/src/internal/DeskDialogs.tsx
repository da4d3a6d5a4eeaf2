import { useText } from '@millwright/i18n/Texts'
import type { DeskProps, EditedPage } from '../editorProps.ts'
import { openPage } from '../page.ts'
import { templates as usualTemplates } from '../templates.ts'
import type { Template } from '../templates.ts'
import { PublishDialog } from './PublishDialog.tsx'
import { ShareDialog } from './ShareDialog.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'
import type { Session } from './useSession.ts'

export type DialogName = 'templates' | 'publish' | 'share' | undefined

type DeskDialogsProps = DeskProps & {
  session: Session
  dialog: DialogName
  edited: EditedPage
  baseline: { content: string; blocks: readonly unknown[] }
  onPublished: () => void
  onClose: () => void
}

/** The windows over the editor: the templates, the address of the draft, and publishing. */
export function DeskDialogs(props: DeskDialogsProps) {
  const { session, dialog, edited, baseline, templates = usualTemplates, locale, onClose } = props
  const text = useText('editor')
  const use = ({ blocks, name }: Template) => {
    session.act(openPage(structuredClone(blocks)), { said: text('saidTemplate', { name: name[locale] }) })
    onClose()
  }
  async function publish(changes: readonly string[]) {
    await props.onPublish({ ...edited, changes })
    // The page is published, whether or not its draft can be removed.
    await Promise.resolve(props.name ?? '')
      .then(async (name) => props.drafts?.remove(name))
      .catch(() => undefined)
    props.onPublished()
    session.say(text('saidPublished'))
  }
  if (dialog === 'templates') return <TemplateDialog templates={templates} onChoose={use} onClose={onClose} />
  if (dialog === 'share' && props.onShare)
    return (
      <ShareDialog
        same={edited.content === baseline.content}
        // The draft is saved some time after a change. The address shows what the person sees now.
        save={async () => props.drafts?.save(props.name ?? '', { content: edited.content, savedAt: Date.now() })}
        onShare={props.onShare}
        onClose={onClose}
      />
    )
  if (dialog !== 'publish') return null
  const problems = session.problems.filter(({ severity }) => severity !== 'info').length
  return (
    <PublishDialog
      before={baseline.blocks}
      after={session.blocks}
      problems={problems}
      onPublish={publish}
      onClose={onClose}
    />
  )
}
