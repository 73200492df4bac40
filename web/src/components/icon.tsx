import { type IconName, icons } from './icon-names.ts';

const sizes = { xs: 18, sm: 20, md: 24, lg: 30, default: 22 } as const;

type Props = {
  name: IconName;
  /** A named size of SPEC.md section 9, or pixels inside text and chips. */
  size?: keyof typeof sizes | 12 | 14 | 16;
  /** Says what it means where no word stands beside it; without it the icon is decoration. */
  label?: string;
  color?: string;
};

/** The one icon of the product. Throws the two errors of SPEC.md section 9 on a missing or unknown name. */
export function Icon({ name, size = 'default', label, color }: Props) {
  if (!name) throw new Error("Icon prop 'name' is required.");
  if (!Object.hasOwn(icons, name)) throw new Error(`Icon ${name} is not available.`);
  const Drawing = icons[name];
  return (
    <Drawing
      size={typeof size === 'number' ? size : sizes[size]}
      strokeWidth={1.75}
      color={color ?? 'currentColor'}
      style={{ flexShrink: 0, display: 'block' }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
