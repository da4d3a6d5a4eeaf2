import type { Loader } from '../../loader.ts'
import { passwordLoad } from '../passwordFlow.ts'
import type { PasswordStepsData } from '../passwordFlow.ts'
import { changing } from './UcPassword.action.ts'

const steps = passwordLoad(changing)

export const load: Loader<PasswordStepsData & { own: string | undefined; known: boolean }> = async (api, context) => {
  const [data, user, mobile] = await Promise.all([steps(api, context), context.user, changing.own(api)])
  return { ...data, own: user?.userMobile, known: mobile !== undefined }
}
