import { Button } from '../ui/Button'
import { goHome } from './navigate'

interface HomeButtonProps {
  /** Nothing else can be done here: it is the primary action. */
  readonly only?: boolean
}

/** The way home from a result: the quiet one beside what comes next. */
export const HomeButton = ({ only = false }: HomeButtonProps) => (
  <Button kind={only ? 'primary' : 'text'} onPress={goHome}>
    返回首页
  </Button>
)
