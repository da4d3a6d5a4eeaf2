import type { Loader } from '../../loader.ts'
import { passwordLoad } from '../passwordFlow.ts'
import type { PasswordStepsData } from '../passwordFlow.ts'
import { changing } from './UcPassword.action.ts'

const steps = passwordLoad(changing)

export const load: Loader<PasswordStepsData & { own: string | undefined }> = async (api, context) => {
  return { ...(await steps(api, context)), own: (await context.user)?.userMobile }
}
