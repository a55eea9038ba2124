import { type ComponentProps, useEffect, useRef } from "react";

type FormProps = Omit<ComponentProps<"form">, "onSubmit"> & {
  /** Of a form that checks itself: each time some are found, the first field that has one gets the focus. */
  problems?: object;
  onSubmit: (form: HTMLFormElement) => void | Promise<void>;
};

export function Form({ problems, onSubmit, ...rest }: FormProps) {
  const own = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problems && Object.keys(problems).length > 0)
      own.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [problems]);
  return (
    <form
      ref={own}
      noValidate={problems !== undefined}
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(event.currentTarget);
      }}
    />
  );
}
