import { CloseButton } from "@mantine/core";
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { common } from "#texts/common.ts";
import { shellTexts } from "#texts/shell.ts";
import { dismissToast, useToasts, type Toast, type ToastKind } from "../kernel/toasts.ts";
import styles from "./toaster.module.css";

const fadeOutMs = 200;

const icons: Record<ToastKind, typeof IconInfoCircle> = {
  success: IconCircleCheck,
  error: IconAlertCircle,
  info: IconInfoCircle,
};

/** The stack of toasts. Both regions exist from the start, so that screen readers announce what is added to them. */
export function Toaster() {
  const toasts = useToasts();
  const errors = toasts.filter(({ kind }) => kind === "error");
  const others = toasts.filter(({ kind }) => kind !== "error");
  return (
    <section
      className={`${styles.stack} not-on-paper`}
      data-up={toasts.some(({ isUp }) => isUp) || undefined}
      aria-label={shellTexts.notifications}
    >
      <div role="alert" className={styles.region}>
        {errors.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="status" className={styles.region}>
        {others.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [isPaused, setPaused] = useState(false);
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (isPaused || leaving) return undefined;
    const timer = setTimeout(() => setLeaving(true), toast.durationMs);
    return () => clearTimeout(timer);
  }, [isPaused, leaving, toast.durationMs]);
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), fadeOutMs);
    return () => clearTimeout(timer);
  }, [leaving, toast.id]);
  const Icon = icons[toast.kind];
  return (
    <div
      className={styles.toast}
      data-kind={toast.kind}
      data-leaving={leaving || undefined}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon size={20} aria-hidden className={styles.icon} />
      <span className={styles.text}>{toast.text}</span>
      <CloseButton size="sm" aria-label={common.close} onClick={() => setLeaving(true)} />
    </div>
  );
}
