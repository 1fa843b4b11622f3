// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import { formats } from '#domain/formats/formats.ts'
import { ucs2length } from './runtime.js'

export const schema = {
  "type": "object",
  "x-messages": {
    "required": "This part of the application is missing."
  },
  "title": "Representative",
  "additionalProperties": false,
  "required": [
    "salutation",
    "fullName",
    "jobTitle",
    "mobileNumber"
  ],
  "properties": {
    "salutation": {
      "type": "string",
      "title": "Salutation",
      "enum": [
        "Mr.",
        "Mrs.",
        "Ms.",
        "Dr."
      ],
      "x-messages": {
        "required": "Select one item",
        "enum": "Select one item"
      }
    },
    "fullName": {
      "type": "string",
      "x-trim": true,
      "title": "Full name",
      "minLength": 1,
      "maxLength": 100,
      "format": "plain-text",
      "pattern": "^(?:|[\\s\\S]*\\S[\\s\\S]*)$",
      "x-messages": {
        "required": "Required.",
        "pattern": "Required.",
        "minLength": "Minimum length required is 1 and maximum 100 characters",
        "maxLength": "Minimum length required is 1 and maximum 100 characters",
        "format": "HTML tags are not allowed!"
      }
    },
    "jobTitle": {
      "type": "string",
      "x-trim": true,
      "title": "Job title",
      "minLength": 1,
      "maxLength": 50,
      "format": "plain-text",
      "pattern": "^(?:|[\\s\\S]*\\S[\\s\\S]*)$",
      "x-messages": {
        "required": "Required.",
        "pattern": "Required.",
        "minLength": "Minimum length required is 1 and maximum 50 characters",
        "maxLength": "Minimum length required is 1 and maximum 50 characters",
        "format": "HTML tags are not allowed!"
      }
    },
    "mobileNumber": {
      "type": "string",
      "title": "Mobile number",
      "description": "'+', the dial code of a country and the number, with or without a space between them. It is stored with the space.\n",
      "format": "phone",
      "x-messages": {
        "required": "Please enter a valid phone number",
        "format": "Please enter a valid phone number"
      }
    }
  }
}

export const validators = {}
validators["-c512206"] = validate20;
const schema31 = {"type":"object","x-messages":{"required":"This part of the application is missing."},"title":"Representative","additionalProperties":false,"required":["salutation","fullName","jobTitle","mobileNumber"],"properties":{"salutation":{"type":"string","title":"Salutation","enum":["Mr.","Mrs.","Ms.","Dr."],"x-messages":{"required":"Select one item","enum":"Select one item"}},"fullName":{"type":"string","x-trim":true,"title":"Full name","minLength":1,"maxLength":100,"format":"plain-text","pattern":"^(?:|[\\s\\S]*\\S[\\s\\S]*)$","x-messages":{"required":"Required.","pattern":"Required.","minLength":"Minimum length required is 1 and maximum 100 characters","maxLength":"Minimum length required is 1 and maximum 100 characters","format":"HTML tags are not allowed!"}},"jobTitle":{"type":"string","x-trim":true,"title":"Job title","minLength":1,"maxLength":50,"format":"plain-text","pattern":"^(?:|[\\s\\S]*\\S[\\s\\S]*)$","x-messages":{"required":"Required.","pattern":"Required.","minLength":"Minimum length required is 1 and maximum 50 characters","maxLength":"Minimum length required is 1 and maximum 50 characters","format":"HTML tags are not allowed!"}},"mobileNumber":{"type":"string","title":"Mobile number","description":"'+', the dial code of a country and the number, with or without a space between them. It is stored with the space.\n","format":"phone","x-messages":{"required":"Please enter a valid phone number","format":"Please enter a valid phone number"}}},"$id":"-c512206"};
const formats0 = formats["plain-text"];
const formats4 = formats.phone;
const func1 = ucs2length;
const pattern4 = new RegExp("^(?:|[\\s\\S]*\\S[\\s\\S]*)$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="-c512206" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.salutation === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "salutation"},message:"must have required property '"+"salutation"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.fullName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fullName"},message:"must have required property '"+"fullName"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.jobTitle === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobTitle"},message:"must have required property '"+"jobTitle"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.mobileNumber === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mobileNumber"},message:"must have required property '"+"mobileNumber"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "salutation") || (key0 === "fullName")) || (key0 === "jobTitle")) || (key0 === "mobileNumber"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.salutation !== undefined){
let data0 = data.salutation;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/salutation",schemaPath:"#/properties/salutation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.salutation.type,parentSchema:schema31.properties.salutation,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data0 === "Mr.") || (data0 === "Mrs.")) || (data0 === "Ms.")) || (data0 === "Dr."))){
const err6 = {instancePath:instancePath+"/salutation",schemaPath:"#/properties/salutation/enum",keyword:"enum",params:{allowedValues: schema31.properties.salutation.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.salutation.enum,parentSchema:schema31.properties.salutation,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.fullName !== undefined){
let data1 = data.fullName;
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err7 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.fullName,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data1) < 1){
const err8 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.fullName,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern4.test(data1)){
const err9 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/pattern",keyword:"pattern",params:{pattern: "^(?:|[\\s\\S]*\\S[\\s\\S]*)$"},message:"must match pattern \""+"^(?:|[\\s\\S]*\\S[\\s\\S]*)$"+"\"",schema:"^(?:|[\\s\\S]*\\S[\\s\\S]*)$",parentSchema:schema31.properties.fullName,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats0(data1))){
const err10 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.fullName,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.fullName.type,parentSchema:schema31.properties.fullName,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.jobTitle !== undefined){
let data2 = data.jobTitle;
if(typeof data2 === "string"){
if(func1(data2) > 50){
const err12 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema31.properties.jobTitle,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data2) < 1){
const err13 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.jobTitle,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern4.test(data2)){
const err14 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/pattern",keyword:"pattern",params:{pattern: "^(?:|[\\s\\S]*\\S[\\s\\S]*)$"},message:"must match pattern \""+"^(?:|[\\s\\S]*\\S[\\s\\S]*)$"+"\"",schema:"^(?:|[\\s\\S]*\\S[\\s\\S]*)$",parentSchema:schema31.properties.jobTitle,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats0(data2))){
const err15 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.jobTitle,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.jobTitle.type,parentSchema:schema31.properties.jobTitle,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.mobileNumber !== undefined){
let data3 = data.mobileNumber;
if(typeof data3 === "string"){
if(!(formats4(data3))){
const err17 = {instancePath:instancePath+"/mobileNumber",schemaPath:"#/properties/mobileNumber/format",keyword:"format",params:{format: "phone"},message:"must match format \""+"phone"+"\"",schema:"phone",parentSchema:schema31.properties.mobileNumber,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/mobileNumber",schemaPath:"#/properties/mobileNumber/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.mobileNumber.type,parentSchema:schema31.properties.mobileNumber,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
