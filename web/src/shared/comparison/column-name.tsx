import ButtonBase from '@mui/material/ButtonBase';

type Props = { name: string; isChosen: boolean; onChoose: () => void };

/** The name of a compared column; it chooses the column. */
export function ColumnName({ name, isChosen, onChoose }: Props) {
  return (
    <ButtonBase
      aria-pressed={isChosen}
      onClick={onChoose}
      sx={{
        typography: 'body1',
        fontSize: '0.9375rem',
        fontWeight: 600,
        lineHeight: '20px',
        minHeight: 24,
        textAlign: 'start',
        borderRadius: '6px',
        overflowWrap: 'anywhere',
      }}
    >
      {name}
    </ButtonBase>
  );
}
