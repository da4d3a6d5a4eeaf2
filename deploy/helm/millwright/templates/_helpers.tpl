{{- define "millwright.name" -}}
{{- if contains "millwright" .Release.Name }}{{ .Release.Name | trunc 40 | trimSuffix "-" }}{{ else }}{{ printf "%s-millwright" .Release.Name | trunc 40 | trimSuffix "-" }}{{ end }}
{{- end }}

{{- define "millwright.selector" -}}
app.kubernetes.io/name: millwright
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "millwright.labels" -}}
{{ include "millwright.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end }}

{{- /* The keys of a program's Secret. */}}
{{- define "millwright.storefront.secrets" }}
SESSION_SECRET: required
REDIS_URL: required
PASSWORD_KEY: optional
{{- end }}

{{- define "millwright.mall-api.secrets" }}
DATABASE_URL: required
FILES_URL: required
CONSOLE_KEY: required
DATABASE_DIRECT_URL: optional
DATABASE_READ_URL: optional
PASSWORD_KEY: optional
PASSWORD_PRIVATE_KEY: optional
SEARCH_URL: optional
ALIPAY: optional
WEIXIN_PAY: optional
SMS_URL: optional
MAIL_URL: optional
{{- end }}

{{- /* The settings of `env` and of the Secret. */}}
{{- define "millwright.settings" }}
{{- range $name, $value := .values.env }}
{{- if $value }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}
{{- $secret := required (printf "Name the Secret of the %s." .component) .values.secret }}
{{- range $name, $need := include (printf "millwright.%s.secrets" .component) .root | fromYaml }}
- name: {{ $name }}
  valueFrom: { secretKeyRef: { name: {{ $secret }}, key: {{ $name }}{{ if eq $need "optional" }}, optional: true{{ end }} } }
{{- end }}
{{- with .values.extraEnv }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{- /* The environment of the API's servers and of their migration. */}}
{{- define "millwright.mall-api.env" -}}
- name: HOST
  value: 0.0.0.0
- name: API_PORT
  value: '4101'
# Nothing stays here: FILES_URL keeps the uploads.
- name: DATA_DIR
  value: /tmp/data
{{- if .Values.metrics.port }}
- name: METRICS_PORT
  value: {{ .Values.metrics.port | quote }}
{{- end }}
{{- include "millwright.settings" (dict "root" . "values" .Values.mallApi "component" "mall-api") }}
{{- end }}

{{- /* One Service for each server of the API, so that an unready one refuses connections at once. */}}
{{- define "millwright.mall-api.bases" -}}
{{- range $i := until (int .Values.mallApi.replicas) }}
{{- if $i }},{{ end }}http://{{ include "millwright.name" $ }}-mall-api-{{ $i }}:4101
{{- end }}
{{- end }}

{{- define "millwright.image" -}}
image: {{ printf "%s:%s" .Values.image.repository (.Values.image.tag | default .Chart.AppVersion) | quote }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  readOnlyRootFilesystem: true
  allowPrivilegeEscalation: false
  capabilities: { drop: [ALL] }
volumeMounts:
  - { name: tmp, mountPath: /tmp }
{{- end }}

{{- /* What the pods of both programs and of the migration share. The user is the image's `node`. */}}
{{- define "millwright.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- with .root.Values.imagePullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
volumes:
  - { name: tmp, emptyDir: {} }
{{- with .values.pod }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{- define "millwright.spread" -}}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels:
        {{- include "millwright.selector" . | nindent 8 }}
{{- end }}

{{- /* A server that starts, fills or reads its catalogue has ten minutes. */}}
{{- define "millwright.probes" -}}
startupProbe:
  httpGet: { path: /ready, port: http }
  periodSeconds: 2
  timeoutSeconds: 3
  failureThreshold: 300
readinessProbe:
  httpGet: { path: /ready, port: http }
  periodSeconds: 5
  timeoutSeconds: 3
  failureThreshold: 2
livenessProbe:
  httpGet: { path: /health, port: http }
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 6
# The Services forget the pod before its program stops.
lifecycle:
  preStop:
    sleep: { seconds: 3 }
{{- end }}

{{- define "millwright.ports" -}}
ports:
  - { name: http, containerPort: {{ .port }} }
{{- with .root.Values.metrics.port }}
  - { name: metrics, containerPort: {{ . }} }
{{- end }}
{{- end }}

{{- define "millwright.service" -}}
apiVersion: v1
kind: Service
metadata:
  name: {{ include "millwright.name" .root }}-{{ .component }}
  labels:
    {{- include "millwright.labels" . | nindent 4 }}
spec:
  selector:
    {{- include "millwright.selector" . | nindent 4 }}
  ports:
    - { name: http, port: {{ .port }}, targetPort: http }
    {{- with .root.Values.metrics.port }}
    - { name: metrics, port: {{ . }}, targetPort: metrics }
    {{- end }}
{{- end }}

{{- define "millwright.disruption" -}}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ include "millwright.name" .root }}-{{ .component }}
  labels:
    {{- include "millwright.labels" . | nindent 4 }}
spec:
  maxUnavailable: 1
  selector:
    matchLabels:
      {{- include "millwright.selector" . | nindent 6 }}
{{- end }}

{{- define "millwright.ingress" -}}
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata:
  name: {{ include "millwright.name" .root }}-{{ .component }}
  labels:
    {{- include "millwright.labels" . | nindent 4 }}
  {{- with .values.ingress.annotations }}
  annotations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
spec:
  {{- with .values.ingress.className }}
  ingressClassName: {{ . }}
  {{- end }}
  {{- with .values.ingress.tlsSecret }}
  tls:
    - secretName: {{ . }}
      hosts:
        {{- range $.values.ingress.hosts }}
        - {{ .host }}
        {{- end }}
  {{- end }}
  rules:
    {{- range .values.ingress.hosts }}
    - host: {{ .host }}
      http:
        paths:
          {{- if $.callbacks }}
          # Payment services report payments to the API itself.
          - path: /pay/callback/
            pathType: Prefix
            backend: { service: { name: {{ include "millwright.name" $.root }}-mall-api, port: { name: http } } }
          {{- end }}
          - path: {{ .path | default "/" }}
            pathType: Prefix
            backend: { service: { name: {{ include "millwright.name" $.root }}-{{ $.component }}, port: { name: http } } }
    {{- end }}
{{- end }}

{{- define "millwright.metricsFrom" -}}
{{- if .Values.metrics.port }}
- ports: [{ port: metrics }]
  {{- with .Values.networkPolicy.metricsFrom }}
  from:
    {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end }}
{{- end }}
